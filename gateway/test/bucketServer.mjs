// A storage that speaks S3, in a process of its own: `node bucketServer.mjs FOLDER PORT BUCKET`.
import S3rver from '@20minutes/s3rver';

const [directory, port, name] = process.argv.slice(2);
await new S3rver({
  directory,
  port: Number(port),
  silent: true,
  configureBuckets: [{ name, configs: [] }],
}).run();
console.log('ready');
