import './menu-state';
import './reveals';
import './year';
