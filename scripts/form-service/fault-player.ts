import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { z } from 'zod';
import { Refusal, type ServiceError } from './codes';
import { FAULTS, type FaultPlan, type FaultRequest, parseFaultHeader, planFault } from './faults';
import { readBody } from './read-submission';
import type { Env, ServiceContext } from './service-context';

export type FaultPlayer = {
  /** What a post to a form is to suffer: what it asks for itself, else what is armed for it. */
  plan(c: ServiceContext, form: string): FaultPlan | undefined;
  /** Plays a fault and answers what it answers; undefined when the post goes its usual way. */
  play(c: ServiceContext, plan: FaultPlan): Promise<Response | undefined>;
  /** `PUT`, `GET` and `DELETE` arm, tell and clear a fault for the posts to come. */
  routes: Hono<Env>;
};

type Service = {
  /** Stores the message of a post. */
  accept: (c: ServiceContext) => Promise<void>;
  refuse: (c: ServiceContext, refusal: Refusal) => Response | Promise<Response>;
};

const HALF_AN_ANSWER = '{"ok":true,"next":"/th';

const ARM_SCHEMA = z.strictObject({
  fault: z.union([z.string(), z.array(z.string()).min(1).max(20)]),
  field: z.string().max(200).optional(),
  ms: z.number().optional(),
  /** Only posts to this form suffer; when left out, the next to any. */
  form: z.string().max(200).optional(),
  times: z.number().int().min(1).max(1000).default(1),
});

/** Lets a service fail as it is asked to, by one post for itself or beforehand for posts to come. */
export function createFaultPlayer({ accept, refuse }: Service): FaultPlayer {
  let armed: { plan: FaultPlan; form: string | undefined; times: number } | undefined;

  function takeArmed(form: string): FaultPlan | undefined {
    if (!armed || (armed.form !== undefined && armed.form !== form)) return undefined;
    const { plan } = armed;
    armed.times -= 1;
    if (armed.times === 0) armed = undefined;
    return plan;
  }

  const routes = new Hono<Env>();

  routes.get('/', (c) =>
    c.json({
      armed: armed ? { faults: names(armed.plan), form: armed.form, times: armed.times } : null,
      known: FAULTS.map(({ name, kind }) => ({ name, kind })),
    }),
  );

  routes.put('/', async (c) => {
    // A page elsewhere may not send this type without asking first, and is never allowed to.
    if (c.req.header('content-type')?.split(';')[0]?.trim() !== 'application/json') {
      throw new Refusal(415, 'A fault is armed with application/json');
    }
    const body = await readBody(c.req.raw, 10_000);
    const wish = ARM_SCHEMA.safeParse(parseJson(body));
    if (!wish.success) throw new Refusal(400, z.prettifyError(wish.error));
    const plan = planFault(wish.data);
    armed = { plan, form: wish.data.form, times: wish.data.times };
    return c.json({ armed: { faults: names(plan), form: armed.form, times: armed.times } });
  });

  routes.delete('/', (c) => {
    armed = undefined;
    return c.body(null, 204);
  });

  return {
    routes,
    plan(c, form) {
      const asked = askedFault(c);
      return asked ? planFault(asked) : takeArmed(form);
    },
    async play(c, { faults, delay }) {
      const [first] = faults;
      const fault = first?.fault;
      if (!fault || fault.kind === 'slow') return undefined;
      if (fault.kind === 'transport') {
        if (fault.name === 'lost-answer') await accept(c);
        await wait(delay);
        misbehave(c, fault.name);
        // The connection has been taken over; the adapter is left waiting and let go with it.
        return new Promise<never>(() => {});
      }
      await wait(delay);
      if (fault.kind === 'error') return refuse(c, new Refusal(fault.status, fault.message));
      if (fault.kind === 'body') {
        return c.body(fault.body, fault.status, { 'content-type': fault.type });
      }
      const errors = faults.flatMap(({ fault: one, field }): ServiceError[] => {
        if (one.kind !== 'form' && one.kind !== 'field') return [];
        const { code, message } = one;
        return [one.kind === 'field' ? { code, field, message } : { code, message }];
      });
      const message = fault.kind === 'form' ? fault.message : 'Validation errors';
      return refuse(c, new Refusal(fault.status, message, errors));
    },
  };
}

function askedFault(c: ServiceContext): FaultRequest | undefined {
  const { fault, field, ms } = c.req.query();
  if (fault) return { fault, field, ms: ms === undefined ? undefined : Number(ms) };
  const header = c.req.header('x-preview-fault');
  return header ? parseFaultHeader(header) : undefined;
}

function names(plan: FaultPlan): string[] {
  return plan.faults.map(({ fault, field }) =>
    fault.kind === 'field' ? `${fault.name}:${field}` : fault.name,
  );
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

type Misbehaviour = Extract<(typeof FAULTS)[number], { kind: 'transport' }>['name'];

/** Does to the connection what an answer cannot express. */
function misbehave(c: ServiceContext, how: Misbehaviour) {
  const { incoming, outgoing } = c.env;
  if (how === 'silence') return;
  if (how === 'stall' || how === 'cut-headers') {
    outgoing.writeHead(200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'content-length': '100',
    });
    outgoing.write(HALF_AN_ANSWER, () => {
      if (how === 'cut-headers') incoming.socket.destroy();
    });
    return;
  }
  incoming.socket.destroy();
}
