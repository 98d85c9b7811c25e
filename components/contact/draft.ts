import { draftKey, readStored, store } from '@/components/ui/storage';
import { emptyMessage, type Message, mapFields } from './message';

/* The draft of a message, in sessionStorage. When storage is denied there is none. */

export function readDraft(): Message {
  try {
    const stored = JSON.parse(readStored(draftKey) ?? '{}');
    return mapFields((name) => stored[name]);
  } catch {
    return emptyMessage;
  }
}

/** @returns whether it is saved. */
export function saveDraft(message: Message): boolean {
  return store(draftKey, JSON.stringify(message));
}

/** Deletes the draft after a successful submit. */
export function clearDraft(): void {
  store(draftKey, null);
}
