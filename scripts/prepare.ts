import { exitWithSentence } from './exit-with-sentence';
import { prepare } from './prepare/prepare';

await prepare().catch(exitWithSentence);
