import { makeMedia } from './media';

await makeMedia();
