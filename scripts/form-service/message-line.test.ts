import { GOOD } from '../test/form-service';
import { messageLine } from './message-line';

describe('the line at the terminal', () => {
  const line = (fields: Record<string, string>) =>
    messageLine({ id: '1', received: '', form: 'preview', fields });

  it('says who wrote what', () => {
    expect(line({ ...GOOD, message: ' Two\n lines 👩‍🔧 ' })).toMatch(
      /^New message from Ann Lee <ann@example.com>: Two lines 👩.🔧$/u,
    );
  });

  it('lets nothing through that a terminal would obey', () => {
    const nasty = '\x1b[2J\x1b]0;owned\x07\r\n\u009b31m\u202eabc\u2028\u200b\ud800\x7f';
    const text = line({ fullName: nasty, email: nasty, message: nasty });
    expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
  });

  it('is short, and whole characters long', () => {
    const text = line({ fullName: 'Ann', email: 'a@b.co', message: `!${'🪟'.repeat(500_000)}` });
    expect(text.length).toBeLessThan(130);
    expect(text).toMatch(/🪟 ?…$/u);
  });
});
