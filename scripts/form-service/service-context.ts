import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The service needs Node's own request and response: to know who asks, and to cut connections. */
export type Env = { Bindings: HttpBindings };
export type ServiceContext = Context<Env>;
