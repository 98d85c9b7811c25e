import { exitWithMessage } from '../build/exit-with-message';
import { makeMedia } from './media';

await makeMedia({ contentFolder: process.env.CONTENT_DIR ?? 'content' }).catch(exitWithMessage);
