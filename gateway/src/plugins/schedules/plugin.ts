import type { Config, Plugin } from 'payload';

import { editors } from '../../cms/access/roles';
import { addSidebarPart } from '../../cms/plugins/contentPlugin';
import { extend } from '../../platform/plugins/extend';
import { hasDrafts } from '../../sync/tracked';
import { calendarTitle } from './calendar/texts';
import { schedulesEndpoint } from './endpoints';
import { findAttention } from './findSchedules';
import { mayAddSchedule } from './scheduleRefusal';
import { scheduleFunctions } from './serverFunctions';
import { scheduleMessages } from './texts';

const showSchedules = addSidebarPart('scheduled', '/src/plugins/schedules/Scheduled#Scheduled', hasDrafts);

/** A job without a user runs with every right. Schedules of editors are added by the form, with their user. */
const guardJobs = (jobs: Config['jobs']): Config['jobs'] => ({
  ...jobs,
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { read: editors, create: mayAddSchedule, update: () => false, delete: editors },
  }),
});

/** Shows what is published and unpublished at a moment, refuses what would fail then, and has a calendar of it all. */
export const schedules = (): Plugin => (config) => ({
  ...extend(showSchedules(config), {
    endpoints: [schedulesEndpoint],
    views: {
      calendar: {
        Component: '/src/plugins/schedules/calendar/CalendarView#CalendarView',
        path: '/calendar',
        label: calendarTitle,
      },
      schedules: {
        Component: '/src/plugins/schedules/SchedulesView#SchedulesView',
        path: '/schedules',
        label: { en: scheduleMessages.en.title, de: scheduleMessages.de.title },
      },
    },
    components: {
      providers: ['/src/plugins/schedules/ScheduleProvider#ScheduleProvider'],
      header: ['/src/plugins/schedules/ScheduleAlert#ScheduleAlert'],
    },
    panels: ['/src/plugins/schedules/ScheduledPanel#ScheduledPanel'],
    attention: [findAttention],
    serverFunctions: scheduleFunctions,
  }),
  jobs: guardJobs(config.jobs),
});
