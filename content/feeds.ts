import { z } from 'zod';

/** The hosts that a feed needs beyond the site's own, by the security policy's directives. */
const hostLists = z.strictObject({
  script: z.array(z.string()).default([]),
  connect: z.array(z.string()).default([]),
  frame: z.array(z.string()).default([]),
  image: z.array(z.string()).default([]),
  style: z.array(z.string()).default([]),
  font: z.array(z.string()).default([]),
});

const consent = z
  .boolean()
  .optional()
  .describe('true asks visitors before anything is loaded from the provider.');

const providers = [
  'elfsight',
  'behold',
  'lightwidget',
  'snapwidget',
  'curator',
  'embedsocial',
  'juicer',
  'taggbox',
] as const;

export const feedSchema = z
  .discriminatedUnion('provider', [
    z.strictObject({ provider: z.literal('sample'), consent }),
    z.strictObject({
      provider: z.enum(providers),
      id: z.string().regex(/^[\w-]+$/, 'the feed’s id at the provider'),
      consent,
    }),
    z.strictObject({
      provider: z.literal('custom'),
      script: z.url('the embed script’s whole address'),
      module: z.boolean().default(false),
      container: z.strictObject({
        tag: z
          .string()
          .regex(/^[a-z][a-z0-9-]*$/, 'the name of an HTML element, such as div')
          .default('div'),
        id: z.string().optional(),
        class: z.string().optional(),
        attributes: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string()).default({}),
      }),
      init: z
        .string()
        .regex(/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/, 'a dotted path, such as Widget.start')
        .optional(),
      reload: z.enum(['replace', 'once']).default('replace'),
      hosts: hostLists.prefault({}),
      consent,
    }),
  ])
  .describe('The social feed of the gallery.');

export type Feed = z.infer<typeof feedSchema>;
