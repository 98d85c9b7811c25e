import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/model/content';
import { ContactPanel } from './contact-panel';

test.each([
  ['preview', />We use your details only to answer you\.</],
  ['mqkvyzab', />Sent through .*\. We use your details only to answer you\.</],
])(
  'C2 the line below SEND names who carries a message to the form %s, unless nobody does',
  (id, line) => {
    jest.replaceProperty(content.site, 'form', { id });
    expect(renderToStaticMarkup(<ContactPanel />)).toMatch(line);
  },
);
