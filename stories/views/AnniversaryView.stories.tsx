import type { Meta, StoryObj } from '@storybook/react';

import { AnniversaryView } from '@/components/views/AnniversaryView/AnniversaryView';
import type { ActivityName } from '@/contract/lists/activities';
import { paths } from '@/services/config/paths';
import { activityState } from '@/services/domain/activities/promotion';
import { anniversary } from '@/services/fixtures/activities';

import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/AnniversaryView',
  component: AnniversaryView,
  ...wholePage(paths.anniversary, 'activity'),
  args: { anniversary: anniversary(), timeZone: 'Europe/Berlin', renderedState: activityState.over },
} satisfies Meta<typeof AnniversaryView>;
export default meta;

type Story = StoryObj<typeof meta>;
/** Over, as it is today. */
export const Default: Story = {};

const at = (date: string): Story => ({ parameters: { nextjs: { router: { query: { date } } } } });

export const NotStarted: Story = at('2023-01-31T12:00:00');
export const Running: Story = at('2023-02-14T12:00:00');
export const Sparse: Story = { args: { anniversary: anniversary({ activities: [] }) } };

const germanTitles: Record<ActivityName, string> = {
  inviteAct: 'Empfehlungsgutschein für Marktplatzhändler',
  registerAct: 'Registrierungsbonus mit Treuepunkten',
  fullFreeAct: 'Erstberatung ohne Bearbeitungsgebühr',
  zeroSecKillAct: 'Umsatzsteuer-Schnellprüfung zum Nulltarif',
  percentage30DiscountAct: 'Dreißig Prozent Jahresmeldungsermäßigung',
  setMealAct: 'Verpackungs- und Elektrogesetzpaket',
  couponCenterAct: 'Gutscheinsammelstelle für Bestandskunden',
  tradeMarkAct: 'Unionsmarkenanmeldung mit Ähnlichkeitsrecherche',
};
export const LongGerman: Story = {
  args: {
    anniversary: anniversary({
      title: 'Drei Jahre Umsatzsteuer-Voranmeldungen',
      lead: 'Im Februar 2023 feierten wir drei Jahre Fristenüberwachung: acht Aktionen für Händlerinnen und Händler.',
      activities: anniversary().activities.map((activity) => ({
        ...activity,
        title: germanTitles[activity.name],
        summary: 'Wer eine Händlerin empfiehlt, erhält einen Gutschein, die Empfohlene ebenso.',
        rules: ['Ermäßigt werden nur unsere Leistungen, nicht Amtsgebühren und Steuerberatungsvergütungen.'],
        coupons: activity.coupons.map((coupon) => ({
          ...coupon,
          title: 'Registrierungsgutschein',
          conditions: 'Ab einem Auftragswert von 250 € ohne Umsatzsteuer.',
        })),
      })),
    }),
  },
  globals: { locale: 'de' },
};
