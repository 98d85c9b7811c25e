import { z } from 'zod';
import { hostPattern, policyHost, webAddress } from '../schemas/fields';
import { originOf, placeholderOrigin } from './origins';

const address = webAddress(
  new RegExp(String.raw`^(https:\/\/${hostPattern}\/\S*|\/(?!\/)[\w./-]+)$`),
  'the address of a script beginning with https://, or a file in public/, for example /tag.js',
  (value) => URL.canParse(value, placeholderOrigin),
);

const script = z.strictObject({
  src: address.describe(
    'An address beginning with https://, or a file in public/, for example /tag.js.',
  ),
  hosts: z
    .array(policyHost)
    .default([])
    .describe('Other hosts that it requests, for example https://cdn.example.com.'),
});

export type ThirdPartyScript = z.infer<typeof script>;

/** `scripts` in content/site.yaml: chats, pixels, tags and call tracking, in the order in which they run. */
export const thirdPartyScripts = z.array(script.meta({ title: 'a script' }));

/** Returns what the policy of every page allows for a third-party script. */
export function thirdPartySources({ src, hosts: others }: ThirdPartyScript) {
  const hosts = [...originOf(src), ...others];
  const live = hosts.map((host) => host.replace(/^https:/, 'wss:'));
  return {
    script: hosts,
    connect: [...hosts, ...live],
    frame: hosts,
    image: [...hosts, 'data:'],
    // Such scripts add styles to the page.
    style: [...hosts, "'unsafe-inline'"],
    font: hosts,
  };
}
