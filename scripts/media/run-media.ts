import { prepare } from '../prepare/prepare';

/** Provisional: the former preparation. */
export async function runMedia(): Promise<void> {
  await prepare();
}
