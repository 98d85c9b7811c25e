import { draftKey, readStored, store } from '@/components/ui/storage';
import { emptyMessage, type Message, mapFields } from './message';

// The draft of a message is in sessionStorage. There is none if storage is denied.

/** Returns the draft, or an empty message if there is none. */
export function readDraft(): Message {
  try {
    const stored = JSON.parse(readStored(draftKey) ?? '{}');
    return mapFields((name) => stored[name]);
  } catch {
    return emptyMessage;
  }
}

/** Saves the draft and returns whether that succeeded. */
export function saveDraft(message: Message): boolean {
  return store(draftKey, JSON.stringify(message));
}

/** Deletes the draft after a successful submit. */
export function clearDraft(): void {
  store(draftKey, null);
}
