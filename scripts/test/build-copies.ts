import { builtCopies } from './built-copies';
import { twin } from './twin';
import { variation } from './variant';

// `npm test` builds them beside its own build. The first one is whole: nothing is kept from an earlier one.
builtCopies(twin, variation);
