import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Fails renames as Windows does while another program has a file open: every FILES_IN_USE-th, with 1 all of them. Node
 * imports it before a command.
 */
const every = Number(process.env.FILES_IN_USE);
const { rename } = fs.promises;
let count = 0;

fs.promises.rename = async (from, to) => {
  count += 1;
  if (count % every > 0) return rename(from, to);
  const message = `EPERM: operation not permitted, rename '${from}' -> '${to}'`;
  throw Object.assign(new Error(message), { code: 'EPERM' });
};
syncBuiltinESMExports();
