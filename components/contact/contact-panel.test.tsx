import { renderToStaticMarkup } from 'react-dom/server';
import { ContactPanel } from './contact-panel';

/** The start tags of the fields, by name. */
const fields = Object.fromEntries(
  [...renderToStaticMarkup(<ContactPanel />).matchAll(/<(?:input|textarea)[^>]*>/g)].map(
    ([tag]) => [tag.match(/ name="(.*?)"/)?.[1], tag],
  ),
);

test.each([
  ['fullName', ['type="text"', 'autoComplete="name"', 'spellCheck="false"']],
  ['email', ['type="email"', 'autoComplete="email"', 'spellCheck="false"']],
  ['message', ['rows="6"']],
])(
  'browsers know what %s holds, and judge neither its length nor its format',
  (name, attributes) => {
    for (const attribute of [...attributes, 'required=""'])
      expect(fields[name]).toContain(attribute);
    expect(fields[name]).not.toMatch(/ (maxLength|minLength|pattern)=/i);
  },
);
