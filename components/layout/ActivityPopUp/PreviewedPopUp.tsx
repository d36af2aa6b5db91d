import { useState } from 'react';

import type { PopUp } from '@/services/domain/activities/popUp';

import { ActivityPopUp } from './ActivityPopUp';

/** The pop-up of a preview: at once, and until it is closed, however often it was seen before. */
export function PreviewedPopUp({ popUp }: { popUp: PopUp }) {
  const [isClosed, setClosed] = useState(false);
  return !isClosed && <ActivityPopUp popUp={popUp} onClose={() => setClosed(true)} />;
}
