import { feedPlan } from '../../content/schema/feed-plan';
import { formAction, formTarget, previewId } from '../../content/schema/form-target';
import type { Content } from '../../content/schema/schema';
import { isPlaceholderUrl } from './addresses';
import { type Item, must, ready, warning } from './item';
import { type Visit, visit } from './visit';

interface Try {
  url: string;
  init?: RequestInit;
  /** What the answer means for the owner; nothing when it tells nothing. */
  judge: (visit: Visit) => Item | undefined;
}

/**
 * Tries what can only be tried over the network: the form at its service, the feed's script, the
 * published site and the social links.
 */
export async function onlineItems(content: Content, patience?: number): Promise<Item[]> {
  const tries = [
    ...formTry(content),
    ...feedTry(content),
    ...siteTries(content),
    ...content.socials.filter(({ url }) => !isPlaceholderUrl(url)).map(linkTry),
  ];
  if (tries.length === 0) {
    return [ready('the network', 'Nothing is connected yet, so there was nothing to try online.')];
  }
  const visits = await Promise.all(tries.map(({ url, init }) => visit(url, init, patience)));
  if (visits.every((one) => 'problem' in one && one.problem === 'offline')) {
    return [
      warning(
        'the network',
        'This computer seems to be offline, so nothing could be tried online.',
        'Connect it and run this again.',
      ),
    ];
  }
  return tries.flatMap(({ judge }, index) => judge(visits[index] as Visit) ?? []);
}

const formSubject = 'the form at its service';

function formTry({ site: { form } }: Content): Try[] {
  if (form.id === previewId) return [];
  const target = formTarget(form, '');
  const { id, service } = target;
  const url = formAction(target);
  const field = 'Compare form.id in content/site.yaml with the form’s address at the service.';
  const judge = (answer: Visit): Item => {
    if ('problem' in answer) {
      return warning(formSubject, `${service} ${answer.words}.`, 'Run this again later.');
    }
    const { status, text } = answer;
    const codes = errorCodes(text);
    if (status === 404 || codes.includes('FORM_NOT_FOUND') || codes.includes('PROJECT_NOT_FOUND')) {
      return must(formSubject, `${service} knows no form ${id}.`, field);
    }
    if (codes.includes('INACTIVE')) {
      return must(
        formSubject,
        `The form ${id} is switched off at ${service}.`,
        'Switch it on in the form’s settings there.',
      );
    }
    if (status === 403 || codes.includes('BLOCKED')) {
      return must(
        formSubject,
        `The form ${id} refuses messages from a website like this one.`,
        'Turn reCAPTCHA off in the form’s settings at the service.',
      );
    }
    if (status === 429) {
      return warning(
        formSubject,
        `${service} asks for patience: too many tries.`,
        'Run this again in a minute.',
      );
    }
    // An empty message is what was sent, so being told that it is empty is the right answer.
    if (status < 500 && (status < 400 || codes.length > 0)) {
      return ready(formSubject, `The form ${id} answers at ${service}.`);
    }
    return warning(
      formSubject,
      `${service} answered in an unexpected way (${status}).`,
      'Send yourself a message from the published site to be sure.',
    );
  };
  const init = { method: 'POST', headers: { Accept: 'application/json' }, body: new FormData() };
  return [{ url, init, judge }];
}

function errorCodes(text: string): string[] {
  try {
    const { errors } = JSON.parse(text) as { errors?: { code?: string }[] };
    return (errors ?? []).flatMap(({ code }) => code ?? []);
  } catch {
    return [];
  }
}

function feedTry({ site: { feed } }: Content): Try[] {
  if (feed.provider === 'sample') return [];
  const url = feedPlan(feed, noSample).script.src;
  const subject = 'the feed’s script';
  const check = 'Compare the feed’s lines in content/site.yaml with the provider’s embed code.';
  const judge = (answer: Visit): Item => {
    if ('problem' in answer) return must(subject, `${url} ${answer.words}.`, check);
    if (answer.status >= 400 || !/javascript/.test(answer.type)) {
      return must(subject, `${url} is no script (answer ${answer.status}).`, check);
    }
    return ready(subject, `The feed’s script answers at ${url}.`);
  };
  return [{ url, judge }];
}

/** Only the sample feed has these, and it is not tried. */
const noSample = { container: { tag: 'div', attributes: {} }, script: { src: '' } };

function siteTries({ site }: Content): Try[] {
  if (isPlaceholderUrl(site.url)) return [];
  const subject = 'the published site';
  const home: Try = {
    url: `${site.url}/`,
    judge(answer) {
      if ('problem' in answer) {
        return warning(
          subject,
          `${site.url} ${answer.words}.`,
          'If the site is not published yet, that is as it should be; otherwise ask the host.',
        );
      }
      if (
        answer.status !== 200 ||
        !answer.text.includes(`href="${new URL(site.url).href.replace(/\/$/, '')}`)
      ) {
        return warning(
          subject,
          `${site.url} shows something else than this site (answer ${answer.status}).`,
          'Upload out/ to the host, see hosting/.',
        );
      }
      return ready(subject, `${site.url} shows this site.`);
    },
  };
  const unknown: Try = {
    url: `${site.url}/no-such-page-${Date.now()}`,
    judge(answer) {
      // The home page's line says that the site cannot be reached.
      if ('problem' in answer) return undefined;
      if (answer.status === 404) {
        return ready(subject, 'Unknown addresses are answered by the page “not found”.');
      }
      return warning(
        subject,
        `An address that does not exist is answered with ${answer.status} instead of 404.`,
        'Search engines take it for a page of its own: set the host up as hosting/ says.',
      );
    },
  };
  return [home, unknown];
}

function linkTry({ social, url }: Content['socials'][number]): Try {
  const subject = `the link to ${social}`;
  return {
    url,
    judge(answer) {
      if ('problem' in answer || answer.status === 404 || answer.status === 410) {
        const words = 'problem' in answer ? answer.words : 'does not exist there';
        return must(subject, `${url} ${words}.`, 'Correct url in content/socials.yaml.');
      }
      if (answer.status >= 400) {
        return warning(
          subject,
          `${social} does not let a program look at ${url} (answer ${answer.status}).`,
          'Open the address yourself once.',
        );
      }
      return ready(subject, `${url} answers.`);
    },
  };
}
