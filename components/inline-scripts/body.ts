import '../menu/menu-state';
import './reveals';
import './year';
