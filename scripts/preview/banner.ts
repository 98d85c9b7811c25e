import { formspree, previewId } from '../../content/schema/form-target';
import type { Content } from '../../content/schema/schema';
import { contentItems } from '../launch-check/content-items';
import { initial } from '../launch-check/initial';
import { stillSample } from '../launch-check/still-sample';
import { wrapped } from '../shared/wrapped';

interface Served {
  content: Content;
  /** The content's folder, to tell the initial logo and pictures from the owner's. */
  folder: string;
  /** Where the site is, this computer's address first. */
  addresses: string[];
  /** Where messages to the form `preview` arrive, in words. */
  inbox: string;
}

/** What a command that serves the site tells: where it is, where messages go, what is still sample. */
export function banner({ content, folder, addresses, inbox }: Served): string {
  const [here = '', ...onPhones] = addresses;
  const samples = stillSample(contentItems(content, initial, folder));
  return [
    '',
    ...line('The site:', here),
    ...onPhones.flatMap((address) => line('On your phone:', `${address} (in the same network)`)),
    ...line('Its messages:', messagesGoTo(content.site.form) ?? inbox),
    ...(samples ? line('Still sample:', `${samples} (npm run launch-check)`) : []),
    ...line('To stop:', 'Ctrl+C'),
    '',
  ].join('\n');
}

/** Nothing for the form that answers only on this computer. */
function messagesGoTo({ id, service = formspree }: Content['site']['form']) {
  return id === previewId ? undefined : `the form ${id} at ${service}`;
}

const labelWidth = 17;

function line(label: string, text: string): string[] {
  return wrapped(text, 76 - labelWidth).map(
    (part, index) => `  ${(index === 0 ? label : '').padEnd(labelWidth)}${part}`,
  );
}
