-- The last answers of the desk, to say how soon it usually answers.
create index thread_message_of_desk on thread_message (id) include (thread_id, sent_at) where is_desk;
