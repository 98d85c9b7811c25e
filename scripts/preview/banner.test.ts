import { loadContent } from '../../content/schema/load-content';
import { copyContent } from '../test/content-copy';
import { makeOwn } from '../test/own-content';
import { banner } from './banner';

const content = copyContent();
beforeAll(() => {
  makeOwn(content);
  content.keep();
});

function printed(...onPhones: string[]) {
  return banner({
    content: loadContent(content.folder),
    folder: content.folder,
    addresses: ['http://localhost:3000/', ...onPhones],
    inbox: 'http://localhost:3000/inbox',
  });
}

test('where the site is and where its messages go', () => {
  expect(printed('http://192.0.2.7:3000/')).toBe(
    [
      '',
      '  The site:        http://localhost:3000/',
      '  On your phone:   http://192.0.2.7:3000/ (in the same network)',
      '  Its messages:    the form mqkvbnzt at https://formspree.io',
      '  To stop:         Ctrl+C',
      '',
    ].join('\n'),
  );
});

test('messages to a form that is not connected, and what else is still sample', () => {
  content.set('site.yaml', ['form'], { id: 'preview' });
  content.set('site.yaml', ['email'], 'me@example.org');
  expect(printed()).toContain('  Its messages:    http://localhost:3000/inbox\n');
  expect(printed()).toContain(
    '  Still sample:    the e-mail address and the contact form (npm run\n                   launch-check)\n',
  );
});
