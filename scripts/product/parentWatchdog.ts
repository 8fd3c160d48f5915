/**
 * Loaded before a service (`node --import`): stops the service when its parent disappears. The channel itself must not
 * keep a finished service alive.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
