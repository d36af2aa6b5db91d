import { environmentFor } from './postgresDatabase.mjs';

it.each([
  [
    'postgres://kompassa:p%40ss@db.example.com:6432/site?sslmode=require',
    {
      PGHOST: 'db.example.com',
      PGPORT: '6432',
      PGUSER: 'kompassa',
      PGPASSWORD: 'p@ss',
      PGDATABASE: 'site',
      PGSSLMODE: 'require',
    },
  ],
  // As docs/operation/README.md has it.
  [
    'postgres://kompassa@/kompassa?host=/var/run/postgresql',
    { PGHOST: '/var/run/postgresql', PGPORT: '5432', PGUSER: 'kompassa', PGDATABASE: 'kompassa' },
  ],
])("tells PostgreSQL's programs of the database at %s", async (url, env) => {
  expect(await environmentFor(url)).toEqual(env);
});
