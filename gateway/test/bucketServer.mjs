// A storage that speaks S3, in a process of its own: `node bucketServer.mjs FOLDER PORT BUCKET`.
import S3rver from '@20minutes/s3rver';

const [directory, port, name] = process.argv.slice(2);
const server = new S3rver({
  directory,
  port: Number(port),
  silent: true,
  configureBuckets: [{ name, configs: [] }],
});
// It leaves the slash at the end of a bucket's path out when it checks signatures, which storages do not; just before
// its routes, it is told to put it there.
server.middleware.splice(-1, 0, (ctx, next) => {
  if (/^\/[^/]+\/$/.test(ctx.path)) {
    ctx.state.vhost = true;
    ctx.mountPath = '/';
  }
  return next();
});
await server.run();
process.stdout.write('ready\n');
