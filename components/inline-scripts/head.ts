import './loader';
import './page-transition';
import './pictures';
