import { actsFirst } from './components/boot/acts-first';

/** Next runs this before React. */
actsFirst();
