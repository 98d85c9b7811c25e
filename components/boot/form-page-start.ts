/** The starter of a page with a form; the others do without the form's part, to the byte. */
import './first-words';
import './deferred-start';
