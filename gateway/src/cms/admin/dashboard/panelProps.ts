import type { Payload } from 'payload';

import type { ContentLanguage } from '../../../domain/languages';
import type { Schedule } from '../schedules/findSchedules';

export interface PanelData {
  payload: Payload;
  /** In which somebody uses the admin. */
  language: ContentLanguage;
  /** Of who has logged in, as documents are signed and enquiries assigned. */
  name: string;
}

/** The same for the panels about schedules, which share one query. */
export interface ScheduleData extends PanelData {
  schedules: Promise<Schedule[]>;
}

/** A panel shows so many of each kind; the rest is behind its link. */
export const mostShown = 5;
