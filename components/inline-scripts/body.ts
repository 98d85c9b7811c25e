import './menu-state';
import './reveals';
import './load-islands';
import './year';
