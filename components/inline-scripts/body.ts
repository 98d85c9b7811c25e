import './menu-state';
import './reveals';
import './starter';
import './year';
