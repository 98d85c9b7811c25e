import type { Site } from '../../content/schema/schema';
import { digitsOf } from './addresses';
import { type Item, warning } from './item';
import { pageTexts, textsIn } from './written-texts';

const number = /(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/g;
const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Phone numbers and e-mail addresses that texts spell out, and that are not the business's own. */
export function contactItems(
  { phone, email }: Pick<Site, 'phone' | 'email'>,
  folder: string,
): Item[] {
  const own = [phone.dial, phone.display].map(digitsOf);
  const texts = ['services.yaml', 'testimonials.yaml'].flatMap((file) => textsIn(folder, file));
  return [...pageTexts(folder), ...texts].flatMap(({ file, line, text }) => {
    const numbers = text.match(number)?.filter((found) => !own.includes(digitsOf(found))) ?? [];
    const mails = text.match(mail)?.filter((found) => found !== email) ?? [];
    const tell = (found: string, placeholder: string) =>
      warning(
        'the texts',
        `${found} stands in ${file}, line ${line}, and is not what content/site.yaml says.`,
        `If that is meant, all is well; otherwise write ${placeholder} in its place.`,
      );
    return [
      ...numbers.map((found) => tell(found.trim(), '{phone}')),
      ...mails.map((found) => tell(found, '{email}')),
    ];
  });
}
