// Runs at the end of the body.
import './menu-state';
import './reveals';
import './starter';
import './year';
