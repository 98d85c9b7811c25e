import '../islands/menu/menu-state';
import './reveals';
import '../islands/load-islands';
import './year';
