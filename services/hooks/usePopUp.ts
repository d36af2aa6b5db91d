import { useState } from 'react';
import useSWR from 'swr';

import type { PopUp } from '@/services/domain/popUp';
import { fetchPopUp } from '@/services/live/popUps';
import { isPopUpTime } from '@/services/live/popUpMemory';

import { useLocale } from './useLocale';

/** The activity to be shown, where there is one and its time has come; asked for once in a language. */
export function usePopUp(gatewayHost: string): PopUp | null | undefined {
  const locale = useLocale();
  const [isTime] = useState(() => isPopUpTime(new Date()));
  const key = isTime ? ['popUp', locale] : null;
  const { data } = useSWR(key, () => fetchPopUp(gatewayHost), { revalidateOnFocus: false });
  return data;
}
