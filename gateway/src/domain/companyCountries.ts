import { unionMembers } from '@/contract/lists/unionMembers';

/** Countries that a company can have its seat in, as far as the account lists them; ISO alpha-2. */
export const companyCountries: readonly string[] = [
  ...unionMembers,
  ...'GB CH NO IS LI TR UA RS US CA MX BR CN HK TW JP KR SG MY TH VN IN IL AE SA EG ZA AU NZ'.split(' '),
];
