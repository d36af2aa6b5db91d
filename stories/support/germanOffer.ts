import type { RegistrationOffer } from '@/services/domain/accounts/account';
import { registrationOffer } from '@/services/fixtures/accounts';
import { award } from '@/services/fixtures/channels';

import { captchaScript } from './captchaScript';

/** The data of a registration, in German. */
export const germanOffer = (): RegistrationOffer =>
  registrationOffer({
    captchaScript,
    award: award({
      title: 'Für Kundinnen und Kunden unserer Logistikpartner',
      summary:
        'Wer in Deutschland ein Lager eröffnet, braucht zwei Nummern zugleich. Das Paket ermäßigt die Registrierung zu beiden.',
      coupons: award().coupons.map((coupon) => ({
        ...coupon,
        title: 'Lagereröffnungspaket',
        conditions: 'Für Umsatzsteuer-Registrierung und Verpackungsregister zusammen.',
      })),
    }),
  });
