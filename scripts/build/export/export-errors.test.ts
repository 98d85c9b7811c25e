import { rmSync } from 'node:fs';
import path from 'node:path';
import { exported, finish, head } from '../../../e2e/unit-helpers/next-export';

describe('the build stops', () => {
  it.each([
    ['at what the policy forbids', '<p style="color:red">', 'style attribute'],
    ['at a Suspense boundary that waits for a script', '<template id="B:0"></template>', 'waits'],
    ['at its content, which waits too', '<div hidden="" id="S:0"></div>', 'waits'],
  ])('%s', async (_, body, message) => {
    await expect(finish(exported(body))).rejects.toThrow(message);
  });

  it('at a generated style that would end its element', async () => {
    const ending = head.replace('b{top:0}', 'b{top:0}</');
    await expect(finish(exported('', ending))).rejects.toThrow('end its style element');
  });

  it('when Next no longer writes style sheets as links', async () => {
    const raw = exported('', '<meta charSet="utf-8"/><title>T</title>');
    await expect(finish(raw)).rejects.toThrow('sheet');
  });

  it('when the character set is not first, where browsers look for it', async () => {
    const second = `<title>T</title>${head}`;
    await expect(finish(exported('', second))).rejects.toThrow(
      'the character set is not the first',
    );
  });

  it('when a page is missing, with its name', async () => {
    const folder = exported('');
    rmSync(path.join(folder, 'contact.html'));
    await expect(finish(folder)).rejects.toThrow('contact.html: Next wrote no such file');
  });
});
