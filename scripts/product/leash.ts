/**
 * Loaded before a service (`node --import`): when the parent is gone without a word, the service is told to stop.
 * The channel itself must not keep a finished service alive.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
