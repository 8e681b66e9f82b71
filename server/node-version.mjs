// Plain JavaScript without imports, so that the oldest Node still reads it and tells what is wrong
// instead of failing on the first TypeScript file.
var major = Number(process.versions.node.split(".")[0]);

if (major < 24) {
  console.error(
    "Riposte needs Node 24 or newer; this is Node " +
      process.versions.node +
      ". Run it with `npm ci && npm start`.",
  );
  process.exit(1);
}
