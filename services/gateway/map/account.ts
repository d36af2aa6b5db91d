import type { CallData, CallParams } from '@/contract/calls/calls';
import type { Account, CodeSent, Registration } from '@/services/domain/accounts/account';

export const codeSentFromWire = ({
  validFor,
  retryAfter,
  isDemonstration = false,
}: CallData<'sendCode'>): CodeSent => ({
  validForSeconds: validFor,
  retryAfterSeconds: retryAfter,
  isDemonstration,
});

/** A channel that was not chosen travels as an empty text. */
export const registrationToWire = ({ channelId, ...rest }: Registration): CallParams<'register'> => ({
  ...rest,
  channelId: channelId ?? '',
});

export const accountFromWire = (wire: CallData<'getUserInfo'>): Account => ({
  id: wire.id,
  maskedPhone: wire.phone,
  companyName: wire.companyName,
  registeredAt: wire.registerTime,
});
