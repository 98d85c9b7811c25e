import { exitWithMessage } from '../shared/exit-with-message';
import { makeMedia } from './media';

await makeMedia().catch(exitWithMessage);
