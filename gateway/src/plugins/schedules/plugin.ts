import type { Config, Field, Plugin } from 'payload';

import { editors } from '../../cms/access/roles';
import { addSidebarPart } from '../../cms/plugins/contentPlugin';
import { extend } from '../../platform/plugins/extend';
import { hasDrafts } from '../../sync/tracked';
import { calendarTitle } from './calendar/texts';
import { deleteOldRuns } from './deleteOldRuns';
import { schedulesEndpoint } from './endpoints';
import { startFailureWorker } from './failures';
import { findAttention } from './findSchedules';
import { mayAddSchedule, nameAuthor } from './scheduleRefusal';
import { scheduleFunctions } from './serverFunctions';
import { scheduleMessages } from './texts';

const showSchedules = addSidebarPart('scheduled', '/src/plugins/schedules/Scheduled#Scheduled', hasDrafts);

/** A hook of the collection would need Payload's hooks of all jobs; one of the field runs for requests alone. */
const withAuthor = (field: Field): Field =>
  'name' in field && field.name === 'input'
    ? ({ ...field, hooks: { beforeChange: [nameAuthor] } } as Field)
    : field;

/** Schedules that are added over REST are held to the rules of the form; those that were carried out stay, for the calendar. */
const guardJobs = (jobs: Config['jobs']): Config['jobs'] => ({
  ...jobs,
  deleteJobOnComplete: false,
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    fields: defaultJobsCollection.fields.map(withAuthor),
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
    afterStart: [startFailureWorker],
    hourly: [deleteOldRuns],
    serverFunctions: scheduleFunctions,
  }),
  jobs: guardJobs(config.jobs),
});
