import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { askPermission, notificationPermission, showNotification } from '#ui/notification/notification.ts';
import type { Exhibit } from '../../exhibit.ts';
import { Named, Row, Stack } from '../../show.tsx';

function Notifications() {
  const [permission, setPermission] = useState(notificationPermission);
  return (
    <Stack>
      <Named name="notificationPermission()">
        <code>{permission}</code>
      </Named>
      <Row>
        <Button size="s" onClick={() => void askPermission().then(setPermission)}>
          允许通知
        </Button>
        <Button
          size="s"
          disabled={permission !== 'granted'}
          onClick={() => showNotification('比特币涨破 100,000 美元', { body: '现价 100,012.40' })}
        >
          发送一条
        </Button>
      </Row>
    </Stack>
  );
}

export const exhibit: Exhibit = {
  title: 'notification',
  about: "The system's notifications: what the browser allows, asking, showing.",
  states: [{ name: 'as this browser has it', show: Notifications }],
};
