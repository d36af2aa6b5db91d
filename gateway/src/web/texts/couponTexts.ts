import { bilingual } from './bilingual';

interface CouponTexts {
  lead: string;
  none: string;
  points: (points: string) => string;
  validUntil: (day: string) => string;
  expired: (day: string) => string;
  redeemed: (day: string) => string;
}

export const couponTexts = bilingual<CouponTexts>({
  en: {
    lead: 'What you were promised for registering, word for word. Mention the coupon when you order.',
    none: 'You have no coupons.',
    points: (points) => `${points} points`,
    validUntil: (day) => `Valid until ${day}`,
    expired: (day) => `Expired on ${day}`,
    redeemed: (day) => `Redeemed on ${day}`,
  },
  de: {
    lead: 'Was Ihnen für die Registrierung zugesagt wurde, im Wortlaut. Nennen Sie den Gutschein bei der Bestellung.',
    none: 'Sie haben keine Gutscheine.',
    points: (points) => `${points} Punkte`,
    validUntil: (day) => `Gültig bis ${day}`,
    expired: (day) => `Abgelaufen am ${day}`,
    redeemed: (day) => `Eingelöst am ${day}`,
  },
});
