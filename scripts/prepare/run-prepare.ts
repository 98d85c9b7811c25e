import { exitWithSentence } from '../shared/exit-with-sentence';
import { prepare } from './prepare';

await prepare().catch(exitWithSentence);
