import './loader/loader.head';
import './call/call-bar.head';
import './contact/plain-post.head';
import './notice/notice.head';
