import type { ViesFault } from '@/contract/lists/vatNumber';

/** What VIES says of a number; `off` where we do not ask it. */
export type ViesAnswer =
  | { state: 'off' }
  | {
      state: 'answered';
      isValid: boolean;
      /** Null where the member state does not tell. */
      name: string | null;
      /** In lines; null like `name`. */
      address: string | null;
      /** ISO 8601. */
      askedAt: string;
    }
  | { state: 'failed'; fault: ViesFault | 'tooMany' | 'unavailable' };
