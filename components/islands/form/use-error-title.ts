import { useEffect } from 'react';

/** Says in the page's title that something went wrong, for as long as it shows. */
export function useErrorTitle(prefix: string, wrong: boolean) {
  useEffect(() => {
    if (!wrong) return;
    const plain = document.title;
    const marked = `${prefix}: ${plain}`;
    document.title = marked;
    return () => {
      // After a walk to another page the title is that page's.
      if (document.title === marked) document.title = plain;
    };
  }, [prefix, wrong]);
}
