// Runs in the head, before the first paint.
import './loader';
import './page-transition';
import './pictures';
