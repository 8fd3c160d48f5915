import webPush from 'web-push';

/** Makes the keys of push messages: `node scripts/upstream/pushKeys.ts`. With other keys, every browser subscribes anew. */
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
console.log(`VAPID_PUBLIC_KEY=${publicKey}`);
console.log(`VAPID_PRIVATE_KEY=${privateKey}`);
