import { exitWithMessage } from '../build/exit-with-message';
import { makeMedia } from './media';

await makeMedia().catch(exitWithMessage);
