import './draft';
import './load-form';
