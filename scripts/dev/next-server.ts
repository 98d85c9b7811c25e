import next from 'next';
import { createLocalServer, localAddress } from './local-server';

// Next's development server in a process of its own. Its command would answer every name.
const port = Number(process.env.PORT);
const app = next({ dev: true, webpack: true, hostname: 'localhost', port });
await app.prepare();
createLocalServer(app.getRequestHandler()).listen(port, localAddress);
